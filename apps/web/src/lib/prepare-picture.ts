/** A JPEG for upload, and the same as a data URL. */
export interface UploadPicture {
  readonly file: Blob;
  readonly preview: string;
}

/** Maximum pixels of the longer side. A photo taken by a phone has about ten times the bytes of the result. */
const maxSidePixels = 2400;
const encoding = ['image/jpeg', 0.88] as const;

/**
 * Prepares a picture for upload: rotated upright, scaled down, and without metadata. Returns undefined if the browser
 * cannot decode or encode it.
 */
export async function preparePicture(file: Blob): Promise<UploadPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  // Transparent areas become white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, ...encoding));
  // The content security policy forbids `blob:` pictures.
  return blob === null ? undefined : { file: blob, preview: canvas.toDataURL(...encoding) };
}
