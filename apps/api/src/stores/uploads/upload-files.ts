import type { Pool } from 'pg';
import { sql } from '../../db/sql';
import type { UploadFileStore } from '../../ports/upload-files';

/** Creates a store of upload files in the database: processes share no folder, and one backup contains everything. */
export const createDatabaseUploadFileStore = (pool: Pool): UploadFileStore => ({
  async store(files) {
    const [names, contents] = [files.map(({ name }) => name), files.map(({ content }) => content)];
    await pool.query(sql('insert_upload_files')`
      INSERT INTO upload_file (name, content) SELECT * FROM unnest(${names}::text[], ${contents}::bytea[]) ON CONFLICT (name) DO NOTHING`);
  },
  async find(name) {
    const { rows } = await pool.query<{ content: Buffer }>(sql('find_upload_file')`
      SELECT content FROM upload_file WHERE name = ${name}`);
    return rows[0]?.content;
  },
  async delete(names) {
    await pool.query(sql('delete_upload_files')`DELETE FROM upload_file WHERE name = ANY(${names}::text[])`);
  },
});
