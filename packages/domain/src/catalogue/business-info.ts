import type { LocalizedText } from '../shared/localized-text';

/** Fields of the registration. All but `ftcLookupUrl` are required by law. */
export const businessFields = [
  'companyName',
  'representative',
  'address',
  'tel',
  'email',
  'bizRegNo',
  'mailOrderNo',
  'mailOrderOffice',
  'hostingProvider',
  'privacyOfficer',
  'ftcLookupUrl',
] as const satisfies readonly (keyof BusinessInfo)[];

/** Fields of the registration that have translations. */
export const readableFields = [
  'companyName',
  'representative',
  'address',
  'mailOrderOffice',
  'hostingProvider',
  'privacyOfficer',
] as const;
export type ReadableField = (typeof readableFields)[number];

/**
 * Business information that the law requires in the footer (Act on consumer protection in e-commerce, art. 10), as it
 * is registered.
 */
export interface BusinessInfo {
  readonly companyName: string;
  readonly representative: string;
  readonly address: string;
  readonly tel: string;
  readonly email: string;
  readonly bizRegNo: string;
  readonly mailOrderNo: string;
  readonly mailOrderOffice: string;
  readonly ftcLookupUrl: string;
  readonly hostingProvider: string;
  readonly privacyOfficer: string;
  /** Translations of the registered texts, for reading; only the registered texts are binding. */
  readonly readable?: Readonly<Partial<Record<ReadableField, LocalizedText | undefined>>> | undefined;
}
