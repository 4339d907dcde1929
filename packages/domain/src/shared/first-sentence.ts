/** The first sentence of a text in any of the four languages: what stands for it where there is room for one line. */
export const getFirstSentence = (text: string): string => /^[^]*?(?:[.!?](?=\s|$)|[。！？])/u.exec(text)?.[0] ?? text;
