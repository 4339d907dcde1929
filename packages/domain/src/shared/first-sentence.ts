/** Returns the first sentence of a text in any of the four languages, or the whole text if no sentence ends. */
export const getFirstSentence = (text: string): string => /^[^]*?(?:[.!?](?=\s|$)|[。！？])/u.exec(text)?.[0] ?? text;
