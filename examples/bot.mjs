// A bot for any seat of any table: node examples/bot.mjs http://localhost:8000/join/<token>
// The same as bot.py in another language, for Node 20 or later. It needs nothing but the seat's link.

let [server, token] = (process.argv[2] ?? "").split("/join/");
if (!token) {
  console.error("usage: node examples/bot.mjs http://localhost:8000/join/<token>");
  process.exit(2);
}

async function call(path, body) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const answer = await fetch(server + path, { method: body ? "POST" : "GET", headers, body: JSON.stringify(body) });
  if (answer.ok) return answer;
  console.error(`${answer.status}: ${await answer.text()}`); // a refusal is JSON with a reason
  process.exit(1);
}

async function* lines(answer) {
  let rest = "";
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + chunk).split("\n");
    rest = whole.pop();
    yield* whole.filter((line) => line.trim()); // the server keeps the connection alive with empty lines
  }
}

token = (await (await call(`/api/join/${token}`, { name: "Example bot", program: true })).json()).key; // the link is used up
for await (const line of lines(await call("/api/bot/decisions"))) {
  const update = JSON.parse(line);
  if (update.over) {
    console.log("final ranking:", JSON.stringify(update.outcome.ranking));
    break;
  }
  const options = update.decision.options;
  const option = options[Math.floor(Math.random() * options.length)]; // this is where a better bot would think
  const key = crypto.randomUUID(); // sent again after a failure, the same key is the same move
  await call("/api/bot/move", { key, ply: update.ply, action: option.action });
}
