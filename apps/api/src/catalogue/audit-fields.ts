import type { AuditState } from '../db/schema/system';

const maxAuditText = 500;

/** Returns the fields that differ from `other` as the audit stores them. */
export const listAuditFields = (fields: object, other: object | undefined): AuditState =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const otherValue = other === undefined ? undefined : Object.entries(other).find(([key]) => key === name)?.[1];
      return JSON.stringify(value) === JSON.stringify(otherValue) ? [] : [[name, text.slice(0, maxAuditText)]];
    }),
  );
