/** The worker that keeps a memory of Python for the next visit; then it ends. */
import { remember, type Shared } from "./boot";

onmessage = async ({ data }: MessageEvent<Shared>) => {
  try {
    await remember(data);
  } catch (error) {
    console.info("no memory could be kept for the next visit", error);
  } finally {
    close();
  }
};
