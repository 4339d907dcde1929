export interface UploadFile {
  readonly name: string;
  readonly content: Buffer;
}

export interface UploadFileStore {
  /** Stores files. Existing files of the same name are unchanged. */
  store(files: readonly UploadFile[]): Promise<void>;
  find(name: string): Promise<Buffer | undefined>;
  delete(names: readonly string[]): Promise<void>;
}
