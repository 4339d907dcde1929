import type { PictureFailure, PictureState } from '@dining/domain/pictures/catalogue-pictures';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { PictureFormat } from '@dining/domain/uploads/pictures';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, localized } from './columns';

/** A picture of a hotel's catalogue that staff have uploaded (ADR 46). */
export const picture = pgTable(
  'picture',
  {
    pictureId: uuid('picture_id').primaryKey().defaultRandom(),
    htlCode: text('htl_code').$type<HtlCode>().notNull(),
    /** Name of the file that was uploaded. */
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    byteCount: integer('byte_count').notNull(),
    sha256: text('sha256').notNull(),
    /** Width and height of the upright original, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Focal point, in percent of width and height. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    alt: localized('alt').notNull().default({ default: '' }),
    state: text('state').$type<PictureState>().notNull().default('pending'),
    failure: text('failure').$type<PictureFailure>(),
    /** Average colour as `#rrggbb`; null before the renditions exist. */
    colour: text('colour'),
    /** Widths of the renditions, narrowest first. */
    widths: integer('widths').array().notNull().default([]),
    /** How often a process has begun to create the renditions. */
    attempts: integer('attempts').notNull().default(0),
    claimedAt: instant('claimed_at'),
    version: integer('version').notNull().default(1),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('picture_state', sql`${t.state} IN ('pending', 'ready', 'failed')`),
    check('picture_failure', sql`${t.failure} IN ('unreadable', 'interrupted')`),
    check('picture_focus', sql`${t.focusX} BETWEEN 0 AND 100 AND ${t.focusY} BETWEEN 0 AND 100`),
    uniqueIndex('picture_by_content').on(t.htlCode, t.sha256),
    index('picture_by_hotel').on(t.htlCode, t.createdAt, t.pictureId),
    index('picture_pending').on(t.createdAt).where(sql`state = 'pending'`),
  ],
);

const pictureId = () =>
  uuid('picture_id')
    .notNull()
    .references(() => picture.pictureId, { onDelete: 'cascade' });

/** A piece of an original picture. Storing it in pieces limits the memory that one statement needs. */
export const picturePiece = pgTable(
  'picture_piece',
  { pictureId: pictureId(), position: integer('position').notNull(), content: bytes('content').notNull() },
  (t) => [primaryKey({ columns: [t.pictureId, t.position] })],
);

export const pictureRendition = pgTable(
  'picture_rendition',
  {
    pictureId: pictureId(),
    width: integer('width').notNull(),
    format: text('format').$type<PictureFormat>().notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pictureId, t.width, t.format] }),
    check('picture_rendition_format', sql`${t.format} IN ('avif', 'webp')`),
  ],
);
