/** Returns the first sentence of a text in any of the four languages, for places with one line. */
export const getFirstSentence = (text: string): string => /^[^]*?(?:[.!?](?=\s|$)|[。！？])/u.exec(text)?.[0] ?? text;
