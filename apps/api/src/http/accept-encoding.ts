const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

export interface AcceptedCodings {
  readonly codings: readonly { readonly coding: Coding; readonly weight: number }[];
  readonly isIdentityAccepted: boolean;
}

/** The weight of `identity` if the header does not give one: accepted codings are preferred (RFC 9110 §12.5.3). */
const defaultIdentityWeight = 0.001;

const parseWeight = (parameters: readonly string[]): number => {
  const [, text] = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => /^q\s*=/i.test(parameter))
    ?.split('=') ?? ['q', '1'];
  return /^\s*(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/.test(text ?? '') ? Number(text) : 0;
};

export function parseAcceptEncoding(header: string | undefined): AcceptedCodings {
  if (header === undefined) return { codings: [], isIdentityAccepted: true };
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    const coding = name.trim().replace(/^x-gzip$/, 'gzip');
    if (coding === '') continue;
    const weight = parseWeight(parameters);
    weights.set(coding, Math.min(weight, weights.get(coding) ?? 1));
  }
  const wildcardWeight = weights.get('*');
  const identityWeight = weights.get('identity') ?? (wildcardWeight === 0 ? 0 : defaultIdentityWeight);
  const acceptedCodings = codings
    .map((coding) => ({ coding, weight: weights.get(coding) ?? wildcardWeight ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= identityWeight)
    .sort((first, second) => second.weight - first.weight);
  return { codings: acceptedCodings, isIdentityAccepted: identityWeight > 0 };
}
