/** A picture that was chosen, made ready to be sent. */
export interface TakenPicture {
  readonly file: Blob;
  /** The same as an address, for the page to show it. */
  readonly preview: string;
}

/** As much of it as anyone will see, in pixels of its longer side; a phone's own picture is ten times the bytes. */
const longest = 2400;
const format = ['image/jpeg', 0.88] as const;

/**
 * Makes a picture ready to be sent over a slow line: upright, no larger than needed, and without what the camera wrote into it,
 * which so never leaves the guest's device. undefined where the browser cannot read it as a picture.
 */
export async function takePicture(file: Blob): Promise<TakenPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  // What can be seen through has paper behind it.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const taken = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, ...format));
  // By `data:`, for the content policy allows no picture by `blob:`.
  return taken === null ? undefined : { file: taken, preview: canvas.toDataURL(...format) };
}
