import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Creates a ZIP part by part. Its parts are blobs, which a browser need not keep in memory. */
export function createZipWriter() {
  const parts: Blob[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    parts.push(new Blob([chunk]));
  });
  return {
    addText: (path: string, text: string): void => {
      const entry = new ZipDeflate(path);
      zip.add(entry);
      entry.push(strToU8(text), true);
    },
    /** Adds a file that is compressed already, such as a picture. */
    addStored: (path: string, content: Uint8Array): void => {
      const entry = new ZipPassThrough(path);
      zip.add(entry);
      entry.push(content, true);
    },
    finish: (): Blob => {
      zip.end();
      return new Blob(parts);
    },
  };
}
