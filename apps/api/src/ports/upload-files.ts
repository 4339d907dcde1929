/** A file of a picture that was uploaded; its name says which, how wide and of what kind. */
export interface UploadFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Keeps the files of uploads where every process of the product finds them: in the database, or a store of objects. */
export interface UploadFiles {
  /** Keeps files; one that is there already under its name is the same. */
  keep(files: readonly UploadFile[]): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  /** Takes files away; a name without one is none to take away. */
  remove(names: readonly string[]): Promise<void>;
}
