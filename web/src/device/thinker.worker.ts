/** The worker for thinking bots, so that neither page nor table ever waits for them. */
import type { PyProxy } from "pyodide/ffi";
import { boot } from "./boot";
import type { Task, Thought, ToThinker } from "./messages";

type Think = (task: Uint8Array) => PyProxy & { toJs(): Uint8Array };

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  const { py } = await boot(data.shared, () => undefined);
  const { thought } = py.pyimport("stolik.browser.worker") as unknown as { thought: Think };
  data.engine.onmessage = ({ data: { id, task } }: MessageEvent<Task>) => {
    let said: Thought;
    try {
      const answer = thought(task);
      said = { id, answer: answer.toJs() as Uint8Array };
      answer.destroy();
    } catch (error) {
      said = { id, failed: String(error) };
    }
    data.engine.postMessage(said);
  };
};
