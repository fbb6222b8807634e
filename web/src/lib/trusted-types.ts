/** The strict content policy requires a named policy for script addresses that start workers. */

interface Types {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
const policy = types?.createPolicy("stolik-worker", { createScriptURL: (url) => url });

/** One of our own scripts. */
export function script(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new Error(`not ours: ${address}`);
  return policy ? policy.createScriptURL(address) : address;
}
