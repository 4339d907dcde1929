import { waitFor } from './wait-for';

const standInsUrl = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface Sms {
  readonly type: string;
  readonly text: string;
}

/** Waits for an SMS to a phone number whose text contains `textPart`. */
export const waitForSms = (phone: string, textPart: string): Promise<Sms> =>
  waitFor(`an SMS with “${textPart}” arrives`, async () => {
    const response = await fetch(`${standInsUrl}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly Sms[] };
    return texts.find(({ text }) => text.includes(textPart));
  });
