import type { ShownText } from '@dining/domain/terms/agreed-texts';
import type { AgreedTextsWire } from '../site/terms';

/** Serializes the texts that a page showed beside a checkbox. `texts` is null if the page sends none. */
export const encodeAgreedTexts = (texts: readonly ShownText[] | null): AgreedTextsWire =>
  texts?.map(({ kind, seq, version }) => ({ agreTextType: kind, agreTextSeq: seq, agreTextVersion: version }));

export const decodeAgreedTexts = (wire: AgreedTextsWire): readonly ShownText[] | null =>
  wire?.map(({ agreTextType, agreTextSeq, agreTextVersion }) => ({
    kind: agreTextType,
    seq: agreTextSeq,
    version: agreTextVersion,
  })) ?? null;
