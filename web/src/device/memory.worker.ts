/** The worker that saves a Python snapshot for the next visit, then exits. */
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
