import { waitFor } from './wait-for';

const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface Text {
  readonly type: string;
  readonly text: string;
}

export const textedTo = (phone: string, resvCode: string): Promise<Text> =>
  waitFor(`a text of ${resvCode} comes in`, async () => {
    const response = await fetch(`${address}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly Text[] };
    return texts.find((each) => each.text.includes(resvCode));
  });
