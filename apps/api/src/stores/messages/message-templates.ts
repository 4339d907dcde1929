import type { TemplateKind, TemplateTexts } from '@dining/domain/messages/templates';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface TemplateKey {
  readonly htlCode: HtlCode;
  readonly kind: TemplateKind;
  readonly language: Language;
}

export interface TemplateVersion extends TemplateTexts {
  readonly version: number;
  readonly savedBy: string;
  readonly savedAt: Date;
}

/** Returns the texts that a message has that was enqueued at an instant; undefined for the built-in ones. */
export async function findTemplateAt(
  db: Queryable,
  { htlCode, kind, language }: TemplateKey,
  at: Date,
): Promise<TemplateTexts | undefined> {
  const { rows } = await db.query<TemplateTexts>(sql('find_template_at')`
    SELECT subject, opening, closing, sms_line AS "smsLine" FROM message_template
    WHERE htl_code = ${htlCode} AND kind = ${kind} AND language = ${language} AND saved_at <= ${at}
    ORDER BY version DESC LIMIT 1`);
  return rows[0];
}

/** Lists versions of a text, newest first, that are older than `before` (null: from the newest). */
export async function listTemplateVersions(
  db: Queryable,
  { htlCode, kind, language }: TemplateKey,
  before: number | null,
  limit: number,
): Promise<readonly TemplateVersion[]> {
  const { rows } = await db.query<TemplateVersion>(sql('list_template_versions')`
    SELECT version, subject, opening, closing, sms_line AS "smsLine", saved_by AS "savedBy", saved_at AS "savedAt"
    FROM message_template
    WHERE htl_code = ${htlCode} AND kind = ${kind} AND language = ${language}
      AND version < coalesce(${before}::int, 2147483647)
    ORDER BY version DESC LIMIT ${limit}`);
  return rows;
}

export interface NewestTemplate extends TemplateVersion {
  readonly kind: TemplateKind;
  readonly language: Language;
}

/** Lists the newest version of each text of a hotel. */
export async function listNewestTemplates(db: Queryable, htlCode: HtlCode): Promise<readonly NewestTemplate[]> {
  const { rows } = await db.query<NewestTemplate>(sql('list_newest_templates')`
    SELECT DISTINCT ON (kind, language) kind, language, version, subject, opening, closing, sms_line AS "smsLine",
      saved_by AS "savedBy", saved_at AS "savedAt"
    FROM message_template WHERE htl_code = ${htlCode}
    ORDER BY kind, language, version DESC`);
  return rows;
}

/** Inserts a version. Returns false if the version exists, because somebody else has saved it meanwhile. */
export async function insertTemplateVersion(
  client: PoolClient,
  { htlCode, kind, language }: TemplateKey,
  { version, subject, opening, closing, smsLine, savedBy }: Omit<TemplateVersion, 'savedAt'>,
): Promise<boolean> {
  const { rowCount } = await client.query(sql('insert_template_version')`
    INSERT INTO message_template (htl_code, kind, language, version, subject, opening, closing, sms_line, saved_by)
    VALUES (${htlCode}, ${kind}, ${language}, ${version}, ${subject}, ${opening}, ${closing}, ${smsLine}, ${savedBy})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}
