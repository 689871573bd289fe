import { type ESTree, parseSync, Visitor } from 'vite';

/** Every name of a module: what is imported as a whole, or may be. */
export const ALL = '*';

export interface Use {
  /** As it is written. */
  source: string;
  /** A name that the source exports, `default` or `ALL`. */
  name: string;
}

export interface Module {
  /** Names that it declares and exports. */
  exported: string[];
  /** Names that it takes from others, for itself. */
  uses: Use[];
  /** Names that it hands on; `ALL` as both for `export *`. */
  handedOn: (Use & { as: string })[];
}

type Parsed = ReturnType<typeof parseSync>;

/** Reads what a module exports, and what of other modules it uses. @throws where it is no TypeScript */
export function readModule(file: string, text: string): Module {
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const { staticImports, staticExports } = parsed.module;
  const exports = staticExports.flatMap(({ entries }) => entries);
  const imports = staticImports.flatMap(({ moduleRequest: { value: source }, entries }) =>
    entries.map(({ importName, localName }) => ({ source, importName, local: localName.value })),
  );
  const isNamespace = ({ importName }: (typeof imports)[number]) =>
    importName.kind === 'NamespaceObject';
  const namespaces = new Map(imports.filter(isNamespace).map((one) => [one.local, one.source]));
  const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
    kind === 'Default' ? 'default' : (name ?? ALL);
  const imported = new Map(imports.map((one) => [one.local, one]));
  const module: Module = { exported: [], uses: [], handedOn: [] };
  for (const { moduleRequest, importName, exportName, localName } of exports) {
    const as = nameOf(exportName);
    // A name that is imported first, and then exported by a statement of its own.
    const origin = imported.get(localName.name ?? '');
    if (moduleRequest) {
      module.handedOn.push({ source: moduleRequest.value, name: nameOf(importName), as });
    } else if (origin) {
      module.handedOn.push({ source: origin.source, name: nameOf(origin.importName), as });
    } else module.exported.push(as);
  }
  const named = imports.filter((one) => !isNamespace(one));
  module.uses.push(
    ...named.map(({ source, importName }) => ({ source, name: nameOf(importName) })),
  );
  module.uses.push(...usesInside(parsed.program, namespaces));
  return module;
}

/** What is used by `namespace.name`, and of what is imported on demand. */
function usesInside(program: Parsed['program'], namespaces: ReadonlyMap<string, string>): Use[] {
  const uses: Use[] = [];
  const take = (source: string, pattern: ESTree.ParamPattern | null | undefined) => {
    const names = pattern?.type === 'ObjectPattern' ? keysOf(pattern) : [ALL];
    uses.push(...names.map((name) => ({ source, name })));
  };
  const named = new Set<ESTree.Node>();
  const members = new Set<ESTree.Node>();
  const takeMember = (object: ESTree.Node, name: string) => {
    const source = object.type === 'Identifier' ? namespaces.get(object.name) : undefined;
    if (source !== undefined) uses.push({ source, name });
    members.add(object);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      takeMember(object, property.type === 'Identifier' && !computed ? property.name : ALL);
    },
    ImportNamespaceSpecifier({ local }) {
      members.add(local);
    },
    // Where it stands alone, all of the module may be used.
    Identifier(identifier) {
      const source = namespaces.get(identifier.name);
      if (source === undefined || members.has(identifier)) return;
      uses.push({ source, name: ALL });
    },
    TSQualifiedName({ left, right }) {
      takeMember(left, right.name);
    },
    VariableDeclarator({ id, init }) {
      const value = init?.type === 'AwaitExpression' ? init.argument : init;
      if (value?.type !== 'ImportExpression') return;
      named.add(value);
      take(sourceOf(value), id);
    },
    CallExpression({ callee, arguments: [then] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return;
      named.add(callee.object);
      const isFunction =
        then?.type === 'ArrowFunctionExpression' || then?.type === 'FunctionExpression';
      take(sourceOf(callee.object), isFunction ? then.params[0] : null);
    },
    'ImportExpression:exit'(call) {
      if (!named.has(call)) take(sourceOf(call), null);
    },
    TSImportType({ source, qualifier }) {
      const name = qualifier?.type === 'Identifier' ? qualifier.name : ALL;
      uses.push({ source: source.value, name });
    },
  }).visit(program);
  return uses;
}

function sourceOf({ source }: ESTree.ImportExpression): string {
  return source.type === 'Literal' && typeof source.value === 'string' ? source.value : '';
}

function keysOf({ properties }: ESTree.ObjectPattern): string[] {
  return properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ALL,
  );
}
