import { waitFor } from './wait-for';

const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface Sms {
  readonly type: string;
  readonly text: string;
}

export const waitForSms = (phone: string, resvCode: string): Promise<Sms> =>
  waitFor(`an SMS about ${resvCode} arrives`, async () => {
    const response = await fetch(`${address}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly Sms[] };
    return texts.find((each) => each.text.includes(resvCode));
  });
