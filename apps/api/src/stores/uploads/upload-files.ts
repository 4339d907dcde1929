import type { Pool } from 'pg';
import type { UploadFiles } from '../../ports/upload-files';

/** The files of uploads in the database: no folder to share between processes, and one backup holds all. */
export const databaseUploadFiles = (pool: Pool): UploadFiles => ({
  async keep(files) {
    await pool.query({
      name: 'keep_upload_files',
      text: `INSERT INTO upload_file (name, content) SELECT * FROM unnest($1::text[], $2::bytea[]) ON CONFLICT (name) DO NOTHING`,
      values: [files.map(({ name }) => name), files.map(({ content }) => content)],
    });
  },
  async read(name) {
    const { rows } = await pool.query<{ content: Buffer }>({
      name: 'read_upload_file',
      text: 'SELECT content FROM upload_file WHERE name = $1',
      values: [name],
    });
    return rows[0]?.content;
  },
  async remove(names) {
    await pool.query({
      name: 'remove_upload_files',
      text: 'DELETE FROM upload_file WHERE name = ANY($1::text[])',
      values: [names],
    });
  },
});
