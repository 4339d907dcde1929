export interface Section {
  /** What a citation may name: headings, first cells of tables, points as `heading 1`, and bold texts. */
  readonly citableNames: Set<string>;
  text: string;
}

export interface CitedDocuments {
  /** Sections of the specification and of the facts on integrations by number, `5` or `2.3`. */
  readonly spec: ReadonlyMap<string, Section>;
  readonly integrations: ReadonlyMap<string, Section>;
  /** `decision 5b`, `ADR 3`, `promise F`, `rule 3`, `drill 8`. */
  readonly points: ReadonlySet<string>;
}

/** The text of each file by its path in the repository, with `/` as separator; '' for files that are not checked. */
export type Files = ReadonlyMap<string, string>;

const stripMarkdown = (heading: string): string => heading.replace(/[`*_]/g, '').trim();

/** Returns sections by number. Headings without a number belong to the enclosing section. */
function findSections(texts: readonly string[]): Map<string, Section> {
  const sections = new Map<string, Section>();
  for (const text of texts) {
    let section: Section | undefined;
    let name = '';
    for (const line of text.split('\n')) {
      const heading = /^#+ (?:(\d+(?:\.\d+)?) )?(.+)$/.exec(line);
      if (heading?.[1] !== undefined) {
        section = { citableNames: new Set(), text: '' };
        sections.set(heading[1], section);
      }
      if (section === undefined) continue;
      section.text += `${line}\n`;
      if (heading !== null) {
        name = stripMarkdown(heading[2] ?? '');
        section.citableNames.add(name);
      }
      const cell = /^\| ([^|]*[^|\s])\s*\|/.exec(line)?.[1];
      if (cell !== undefined) section.citableNames.add(stripMarkdown(cell));
      const point = /^(\d+)\. /.exec(line)?.[1];
      if (point !== undefined) section.citableNames.add(`${name} ${point}`);
    }
  }
  for (const { citableNames, text } of sections.values()) {
    for (const [, bold = ''] of text.matchAll(/\*\*([^*]+)\*\*/g)) citableNames.add(bold.replace(/\s+/g, ' '));
  }
  return sections;
}

function listReliabilityPoints(text: string): string[] {
  let kind = '';
  return text.split('\n').flatMap((line) => {
    kind = /^## (\w+)s$/.exec(line)?.[1]?.toLowerCase() ?? kind;
    const point = /^(?:- \*\*([A-F])\*\*|(\d+)\.) /.exec(line);
    return point === null ? [] : `${kind} ${point[1] ?? point[2]}`;
  });
}

export function parseCitedDocuments(files: Files): CitedDocuments {
  const paths = [...files.keys()];
  const getText = (path: string) => files.get(path) ?? '';
  const decisions = [...getText('docs/spec/decisions.md').matchAll(/^### (\d+[a-z]?) /gm)];
  return {
    spec: findSections(paths.filter((path) => /^docs\/spec\/\d-/.test(path)).map(getText)),
    integrations: findSections([getText('docs/spec/integrations.md')]),
    points: new Set([
      ...decisions.map(([, number]) => `decision ${number}`),
      ...paths.flatMap(
        (path) =>
          /^docs\/decisions\/adr-0*(\d+)-/
            .exec(path)
            ?.slice(1)
            .map((number) => `ADR ${number}`) ?? [],
      ),
      ...listReliabilityPoints(getText('docs/spec/reliability.md')),
    ]),
  };
}
