const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface Text {
  readonly type: string;
  readonly text: string;
}

/** The text to a phone of Korea that names a reservation, once it has come in. */
export async function textedTo(phone: string, resvCode: string): Promise<Text> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${address}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly Text[] };
    const text = texts.find((each) => each.text.includes(resvCode));
    if (text !== undefined) return text;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`no text of ${resvCode} has come in`);
}
