import { describe, expect, it } from 'vitest';
import { listSettings } from '../../apps/api/src/config/setting';
import { settingSections } from '../../apps/api/src/config/settings';
import { formatEnvExample } from './env-example';

const lines = formatEnvExample().split('\n');

describe('.env.example', () => {
  it('contains every setting once, commented out', () => {
    const names = lines.flatMap((line) => /^# ([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(names).toEqual(
      Object.values(settingSections).flatMap((section) => listSettings(section).map(({ name }) => name)),
    );
  });

  it('shows the default and the unit of a setting', () => {
    const lineIndex = lines.indexOf('# SESSION_SECONDS=43200');
    expect(lineIndex).toBeGreaterThan(0);
    expect(lines[lineIndex - 1]).toContain('in seconds');
  });

  it('contains no line over 120 columns, and no backticks below its first lines', () => {
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
    expect(lines.slice(2).filter((line) => line.includes('`'))).toEqual([]);
  });
});
