export interface UploadFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface UploadFiles {
  /** Stores files. Existing files of the same name are unchanged. */
  keep(files: readonly UploadFile[]): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  remove(names: readonly string[]): Promise<void>;
}
