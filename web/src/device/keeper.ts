/** The games on this device, in IndexedDB: tables by name, their entries by table and number. Everything is text. */

const NAME = "stolik";
const TABLES = "tables";
const ENTRIES = "entries";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES);
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      database = undefined;
      reject(request.error ?? new Error("IndexedDB"));
    };
  });
  return database;
}

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

export async function all(): Promise<string[]> {
  const db = await open();
  return settled(db.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<string[]>);
}

/** A table, then its entries in order; empty if there is no such table. */
export async function read(table: string): Promise<string[]> {
  const transaction = (await open()).transaction([TABLES, ENTRIES]);
  const [text, entries] = await Promise.all([
    settled(transaction.objectStore(TABLES).get(table) as IDBRequest<string | undefined>),
    settled(transaction.objectStore(ENTRIES).getAll(entriesOf(table)) as IDBRequest<string[]>),
  ]);
  return text === undefined ? [] : [text, ...entries];
}

/** Write all of it or nothing; false if an entry already exists at one of these places. */
export async function write(table: string, text: string, plies: number[], entries: string[]): Promise<boolean> {
  const transaction = (await open()).transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
  const done = ended(transaction);
  entries.forEach((entry, i) => transaction.objectStore(ENTRIES).add(entry, [table, plies[i]!]));
  transaction.objectStore(TABLES).put(text, table);
  try {
    await done;
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "ConstraintError") return false;
    throw error;
  }
}

export async function remove(table: string): Promise<void> {
  const transaction = (await open()).transaction([TABLES, ENTRIES], "readwrite");
  transaction.objectStore(TABLES).delete(table);
  transaction.objectStore(ENTRIES).delete(entriesOf(table));
  await ended(transaction);
}
