import bcd, { type CompatStatement, type Identifier as Feature } from '@mdn/browser-compat-data';
import { type AnyNode, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type CssNode, parse as parseCss, walk } from 'css-tree';
import { supportedBrowsers } from '../vite/browsers';

export interface UnsupportedFeature {
  readonly feature: string;
  readonly missingIn: readonly string[];
}

const isSameOrOlder = (version: string, otherVersion: string): boolean =>
  version.replace('≤', '').localeCompare(otherVersion, 'en', { numeric: true }) <= 0;

function listBrowsersWithout({ support }: CompatStatement): readonly string[] {
  return Object.entries(supportedBrowsers).flatMap(([browser, oldestVersion]) => {
    const statements = [support[browser as keyof typeof supportedBrowsers] ?? []].flat();
    const isSupported = statements.some(
      ({ version_added: addedVersion, version_removed: removedVersion, flags, prefix, alternative_name: otherName }) =>
        typeof addedVersion === 'string' &&
        addedVersion !== 'preview' &&
        isSameOrOlder(addedVersion, oldestVersion) &&
        (typeof removedVersion !== 'string' || !isSameOrOlder(removedVersion, oldestVersion)) &&
        flags === undefined &&
        prefix === undefined &&
        otherName === undefined,
    );
    return isSupported || statements.length === 0 ? [] : [browser];
  });
}

type Features = Readonly<Record<string, Feature>>;
const getSubfeatures = (feature: Feature | undefined): Features =>
  Object.fromEntries(Object.entries(feature ?? {}).filter(([name]) => name !== '__compat')) as Features;

const builtIns = getSubfeatures(bcd.javascript.builtins);
const apis: Features = bcd.api;

const listBrowsersWithoutFeature = (feature: Feature | undefined): readonly string[] => {
  const statement = feature?.['__compat'];
  return statement === undefined ? [] : listBrowsersWithout(statement);
};

/**
 * Members of all supported objects by the members' names, because a call in the source does not show the type of its
 * object. Members of unsupported objects are left out: the name of the object itself is reported.
 */
const membersByName = new Map<string, Feature[]>();
for (const object of [...Object.values(builtIns), ...Object.values(apis)]) {
  if (listBrowsersWithoutFeature(object).length > 0) continue;
  for (const [name, member] of Object.entries(getSubfeatures(object)))
    if (/^[a-z]\w*$/i.test(name) && !/_(?:static|event)$/.test(name))
      membersByName.set(name, [...(membersByName.get(name) ?? []), member]);
}

class Findings {
  readonly #found = new Map<string, UnsupportedFeature>();
  add(feature: string, missingIn: readonly string[]): void {
    if (missingIn.length > 0) this.#found.set(feature, { feature, missingIn });
  }
  list(): readonly UnsupportedFeature[] {
    return [...this.#found.values()].toSorted((a, b) => a.feature.localeCompare(b.feature));
  }
}

/** The newest ECMAScript version that all supported browsers support completely. */
const ecmaVersion = 2022;

const allBrowsers = Object.keys(supportedBrowsers);

/** Returns the program, or the message of the parser if it cannot parse the code. */
function parseScript(code: string, sourceType: 'module' | 'script'): Program | string {
  try {
    return parse(code, { ecmaVersion, sourceType });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function listUnsupportedScriptFeatures(
  code: string,
  sourceType: 'module' | 'script' = 'module',
): readonly UnsupportedFeature[] {
  const findings = new Findings();
  const program = parseScript(code, sourceType);
  if (typeof program === 'string')
    return [{ feature: `syntax newer than ES${ecmaVersion}: ${program}`, missingIn: allBrowsers }];
  full(program, (node: AnyNode) => {
    if (node.type === 'Identifier') {
      const feature = builtIns[node.name] ?? apis[node.name] ?? apis['Window']?.[node.name];
      if (Object.hasOwn(builtIns, node.name) || Object.hasOwn(apis, node.name) || /^[a-z]\w{3,}$/.test(node.name))
        findings.add(node.name, listBrowsersWithoutFeature(feature));
    }
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { name } = node.property;
      const owner = node.object.type === 'Identifier' ? node.object.name : undefined;
      const ownerFeature = owner === undefined ? undefined : (builtIns[owner] ?? apis[owner]);
      const member = ownerFeature?.[name] ?? ownerFeature?.[`${name}_static`];
      if (member !== undefined) findings.add(`${owner}.${name}`, listBrowsersWithoutFeature(member));
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier'
    ) {
      const { name } = node.callee.property;
      const missingInByMember = (membersByName.get(name) ?? []).map(listBrowsersWithoutFeature);
      // A call `x.name()` is reported only if every known member of this name is unsupported.
      if (missingInByMember.length > 0 && missingInByMember.every((missingIn) => missingIn.length > 0))
        findings.add(`….${name}()`, missingInByMember[0] ?? []);
    }
    if (
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'RegExp'
    ) {
      const [pattern, flags] = node.arguments.map((each) =>
        each.type === 'Literal' && typeof each.value === 'string' ? each.value : '',
      );
      if (flags?.includes('v')) findings.add('RegExp flag v', allBrowsers);
      if (/\(\?[ims]*-?[ims]*:/.test(pattern ?? '') && !/\(\?:/.test(pattern ?? ''))
        findings.add('RegExp modifiers', allBrowsers);
    }
  });
  return findings.list();
}

const bcdCss = bcd.css;
const typesByName = new Map<string, Feature>();
(function addTypes(features: Features) {
  for (const [name, feature] of Object.entries(features)) {
    typesByName.set(name, feature);
    addTypes(getSubfeatures(feature));
  }
})(getSubfeatures(bcdCss.types));

const viewportUnit = /^[sld]v(?:w|h|i|b|min|max)$/;
const containerUnit = /^cq(?:w|h|i|b|min|max)$/;
const viewportKinds = { s: 'small', l: 'large', d: 'dynamic' } as const;
const getUnitName = (unit: string): string => {
  if (containerUnit.test(unit)) return 'container_query_length_units';
  return viewportUnit.test(unit)
    ? `viewport_percentage_units_${viewportKinds[unit[0] as keyof typeof viewportKinds]}`
    : unit;
};

export function listUnsupportedCssFeatures(css: string): readonly UnsupportedFeature[] {
  const findings = new Findings();
  let property: string | undefined;
  let ruleDepth = 0;
  walk(parseCss(css, { parseCustomProperty: true, parseAtrulePrelude: true }), {
    enter(node: CssNode) {
      switch (node.type) {
        case 'Atrule':
          if (node.name === 'supports') return walk.skip;
          findings.add(`@${node.name}`, listBrowsersWithoutFeature(bcdCss['at-rules']?.[node.name]));
          break;
        case 'Feature':
          findings.add(`@media (${node.name})`, listBrowsersWithoutFeature(bcdCss['at-rules']?.['media']?.[node.name]));
          break;
        case 'Rule':
          ruleDepth += 1;
          if (ruleDepth > 1) findings.add('nesting', listBrowsersWithoutFeature(bcdCss.selectors?.['nesting']));
          break;
        case 'Declaration':
          property = node.property;
          findings.add(node.property, listBrowsersWithoutFeature(bcdCss.properties?.[node.property]));
          break;
        case 'Identifier':
          if (property !== undefined)
            findings.add(
              `${property}: ${node.name}`,
              listBrowsersWithoutFeature(bcdCss.properties?.[property]?.[node.name]),
            );
          break;
        case 'Function':
          findings.add(
            `${node.name}()`,
            listBrowsersWithoutFeature(typesByName.get(node.name) ?? typesByName.get(`${node.name}-function`)),
          );
          break;
        case 'Raw':
          // The parser leaves nested rules unparsed if their selector begins with a name.
          if (ruleDepth > 0 && node.value.includes('{'))
            findings.add('nesting', listBrowsersWithoutFeature(bcdCss.selectors?.['nesting']));
          break;
        case 'Dimension':
          findings.add(
            `unit ${node.unit}`,
            listBrowsersWithoutFeature(bcdCss.types?.['length']?.[getUnitName(node.unit)]),
          );
          break;
        case 'PseudoClassSelector':
        case 'PseudoElementSelector':
          findings.add(`:${node.name}`, listBrowsersWithoutFeature(bcdCss.selectors?.[node.name]));
          break;
        default:
      }
      return undefined;
    },
    leave(node: CssNode) {
      if (node.type === 'Rule') ruleDepth -= 1;
      if (node.type === 'Declaration') property = undefined;
    },
  });
  return findings.list();
}
