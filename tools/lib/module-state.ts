import { parseSync } from 'oxc-parser';

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Calls `visit` for a node and its descendants, except below nodes for which `visit` returns false. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const element of node) walk(element, visit);
  if (isNode(node) && visit(node)) for (const child of Object.values(node)) walk(child, visit);
}

const getChild = (node: Node | undefined, field: string): Node | undefined => {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
};

const getName = (node: Node | undefined): string => (typeof node?.['name'] === 'string' ? node['name'] : '');

/** Returns the name of the variable at the start of `a.b[c]`; '' if there is none. */
function findRootName(node: Node | undefined): string {
  const inner = getChild(node, 'object') ?? getChild(node, 'expression');
  return node?.type === 'Identifier' ? getName(node) : inner === undefined ? '' : findRootName(inner);
}

const statelessClasses = /^(?:Intl\.\w+|RegExp|URL|Date|Error)$/;
/** Collections that count as constant if they are created with their contents. */
const collections = /^(?:Map|Set)$/;
const mutators = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;
const statefulFactories =
  /^(?:create(?!Call$|Context$|RootRouteWithContext$|(?:Page)?Route$|LazyHydrated$|TextParamsParser$|HeadingOverride$)\w+|useRef|createRef|once|memoize|debounce|throttle)$/;

function createsState(node: Node, text: string): boolean {
  const callee = getChild(node, 'callee');
  if (callee === undefined) return false;
  const name = text.slice(callee.start, callee.end);
  if (node.type === 'CallExpression') return statefulFactories.test(name);
  if (node.type !== 'NewExpression' || statelessClasses.test(name)) return false;
  const { arguments: args } = node;
  return !(collections.test(name) && Array.isArray(args) && args.length > 0);
}

/**
 * Returns the variable that a node changes, such as `state` of `state.count += 1`, `delete state.x` or
 * `state.list.push(1)`; else ''.
 */
function findChangedVariable(node: Node): string {
  const callee = getChild(node, 'callee');
  switch (node.type) {
    case 'AssignmentExpression':
      return findRootName(getChild(node, 'left'));
    case 'UpdateExpression':
      return findRootName(getChild(node, 'argument'));
    case 'UnaryExpression':
      return node['operator'] === 'delete' ? findRootName(getChild(node, 'argument')) : '';
    case 'CallExpression': {
      const method = getName(getChild(callee, 'property'));
      if (callee?.type !== 'MemberExpression') return '';
      if (findRootName(getChild(callee, 'object')) === 'Object' && /^(?:assign|definePropert)/.test(method))
        return Array.isArray(node['arguments']) ? findRootName(node['arguments'][0] as Node) : '';
      return mutators.test(method) ? findRootName(getChild(callee, 'object')) : '';
    }
    default:
      return '';
  }
}

const isFunction = ({ type }: Node): boolean => /Function|ArrowFunction|^TS(?!As|Satisfies|NonNull)/.test(type);

/**
 * Lists the names of the state that a module keeps between calls: variables that are not constant, mutated objects,
 * objects with state, and classes with static fields that can be changed.
 */
export function listModuleState(file: string, text: string): readonly string[] {
  const { program } = parseSync(file, text);
  const stateNames = new Set<string>();
  const constants = new Set<string>();
  for (const statement of program.body as unknown as readonly Node[]) {
    const declaration = getChild(statement, 'declaration') ?? statement;
    if (declaration.type === 'ClassDeclaration')
      walk(declaration, (node) => {
        if (
          node.type === 'StaticBlock' ||
          (node.type === 'PropertyDefinition' && node['static'] === true && !node['readonly'])
        )
          stateNames.add(getName(getChild(declaration, 'id')));
        return true;
      });
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const variable of declaration['declarations'] as readonly Node[]) {
      const name = getName(getChild(variable, 'id'));
      if (declaration['kind'] === 'const') constants.add(name);
      else stateNames.add(name);
      walk(variable['init'], (node) => {
        if (isFunction(node)) return false;
        if (createsState(node, text)) stateNames.add(name);
        return true;
      });
    }
  }
  walk(program, (node) => {
    const changedVariable = findChangedVariable(node);
    if (constants.has(changedVariable)) stateNames.add(changedVariable);
    return true;
  });
  return [...stateNames].sort((a, b) => a.localeCompare(b));
}
