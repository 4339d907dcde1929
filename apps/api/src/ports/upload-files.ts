/** A file of an uploaded picture; its name contains the upload, width and format. */
export interface UploadFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Stores the files of uploads for all processes: in the database, or an object store. */
export interface UploadFiles {
  /** Stores files. Existing files of the same name are unchanged. */
  keep(files: readonly UploadFile[]): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes files; ignores missing ones. */
  remove(names: readonly string[]): Promise<void>;
}
