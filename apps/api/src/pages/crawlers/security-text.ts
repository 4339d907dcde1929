import { languageNames, languages } from '@dining/domain/shared/language';

/** Days for which a copy of the text may be trusted; RFC 9116 advises less than a year. */
const validDays = 180;
const dayMs = 86_400_000;

interface SecurityTextOptions {
  readonly publicUrl: string;
  readonly now: Date;
}

export function createSecurityText(contacts: readonly string[], { publicUrl, now }: SecurityTextOptions): string {
  const expiresAt = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiresAt.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.map((language) => languageNames[language].html).join(', ')}`,
    // RFC 9116 requires https URLs.
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
