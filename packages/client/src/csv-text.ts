/** The text of a CSV file, and how it was encoded. */
export interface CsvText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'euc-kr';
}

/**
 * Decodes a CSV file: UTF-8, or EUC-KR (code page 949), as spreadsheets in Korea save it. Returns undefined for other
 * content.
 */
export function decodeCsvText(bytes: Uint8Array): CsvText | undefined {
  if (bytes.includes(0)) return undefined;
  for (const encoding of ['utf-8', 'euc-kr'] as const) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
    } catch {
      // The next encoding is tried.
    }
  }
  return undefined;
}
