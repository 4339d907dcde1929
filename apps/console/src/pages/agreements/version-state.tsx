import type { TermsVersion } from '../../entities/catalogue/catalogue';
import { StateLabel } from '../../features/screen/state-label';
import { useVersionTexts } from '../../flows/catalogue/version-texts';

const tones = { in_effect: 'done', coming: 'planned', past: 'neutral' } as const;

/** Shows whether a version is in effect, coming or former. */
export function VersionState({ version }: { version: Pick<TermsVersion, 'state' | 'effectiveFrom'> }) {
  const { formatState } = useVersionTexts();
  return <StateLabel tone={tones[version.state]}>{formatState(version)}</StateLabel>;
}
