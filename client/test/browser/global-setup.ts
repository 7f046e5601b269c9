/** Global set-up of a run: one server and one browser for all test files, which only connect to them. */
import type { TestProject } from 'vitest/node';
import { launchShared, serve } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    browser: string;
  }
}

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await serve();
  const browser = await launchShared();
  project.provide('url', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
};
