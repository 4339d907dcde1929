import { createSolapiApp } from '@dining/fakes/solapi/app';
import { demoSolapi } from '@dining/fakes/solapi/signature-verifier';
import type { StoredSms } from '@dining/fakes/solapi/sms-store';
import { Solapi, type SolapiOptions } from '../src/adapters/solapi/solapi';
import { callControl, createLogRecorder } from './stand-in-control';

/** Starts a stand-in of SOLAPI and the SMS adapter that calls it over HTTP. */
export async function startSmsTestServer() {
  const fake = createSolapiApp();
  const baseUrl = await fake.listen({ host: '127.0.0.1', port: 0 });
  const { logger } = createLogRecorder();
  return {
    createService: (changes: Partial<SolapiOptions> = {}) =>
      new Solapi({
        ...demoSolapi,
        baseUrl,
        alimTalk: undefined,
        timeoutMs: 60_000,
        clock: () => new Date(),
        logger,
        ...changes,
      }),
    /** Returns the received messages, newest first. */
    listSms: async () =>
      ((await (await fetch(`${baseUrl}/_control/texts`)).json()) as { texts: readonly StoredSms[] }).texts,
    injectFault: (operation: 'send' | 'list', kind: string, options: object = {}) =>
      callControl(baseUrl, 'POST', 'faults', { operation, kind, ...options }),
    registerTemplate: (templateId: string, content: string) =>
      callControl(baseUrl, 'POST', 'templates', { templateId, content }),
    clear: async () => {
      await callControl(baseUrl, 'DELETE', 'faults');
      await callControl(baseUrl, 'DELETE', 'texts');
    },
    close: () => fake.close(),
  };
}

export type SmsTestServer = Awaited<ReturnType<typeof startSmsTestServer>>;
