import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * ICU messages as TypeScript: a string where nothing is filled in, else a function of the parameters. Nothing of
 * the parser is left at run time.
 */
export function compileMessage(message) {
  const parts = parse(message, { ignoreTag: true });
  const names = new Set();
  const needs = new Set();
  const body = concat(parts, { names, needs, pound: undefined });
  return { code: names.size === 0 ? body : `p => ${body}`, names: [...names].sort(), needs };
}

const quote = text => JSON.stringify(text);

function concat(parts, scope) {
  const codes = parts.map(part => codeOf(part, scope));
  if (codes.length === 0) return '""';
  // A sum that starts with a string stays one.
  return codes.length === 1 || codes[0].startsWith('"') ? codes.join(' + ') : `"" + ${codes.join(' + ')}`;
}

function codeOf(part, scope) {
  switch (part.type) {
    case TYPE.literal:
      return quote(part.value);
    case TYPE.argument:
      scope.names.add(part.value);
      return need(scope, 'say', `say(p, ${quote(part.value)})`);
    case TYPE.number:
      if (part.style) throw new Error(`{${part.value}, number} takes no style here`);
      scope.names.add(part.value);
      return need(scope, 'number', `number(p, ${quote(part.value)})`);
    case TYPE.pound:
      return need(scope, 'number', scope.pound);
    case TYPE.select:
      scope.names.add(part.value);
      return need(scope, 'select', `select(p, ${quote(part.value)}, ${formsOf(part, scope)})`);
    case TYPE.plural:
      return pluralOf(part, scope);
    default:
      throw new Error('only arguments, numbers, plurals and selections can stand in a message');
  }
}

function need(scope, helper, code) {
  scope.needs.add(helper);
  return code;
}

function formsOf(part, scope) {
  const forms = Object.entries(part.options).map(
    ([name, { value }]) => `${quote(name)}: () => ${concat(value, scope)}`,
  );
  return `{ ${forms.join(', ')} }`;
}

function pluralOf(part, scope) {
  const { value: name, offset, pluralType } = part;
  scope.names.add(name);
  const pound = offset ? `number(p, ${quote(name)}, ${offset})` : `number(p, ${quote(name)})`;
  const helper = pluralType === 'ordinal' ? 'ordinal' : 'plural';
  const forms = formsOf(part, { ...scope, pound });
  return need(scope, helper, `${helper}(p, ${quote(name)}, ${forms}${offset ? `, ${offset}` : ''})`);
}

const HELPERS = {
  say: () => 'const say = (p: TextParams, name: string): string => String(p[name] ?? "{" + name + "}");',
  number: language =>
    `const numbers = new Intl.NumberFormat('${language}');
const number = (p: TextParams, name: string, offset = 0): string => numbers.format(Number(p[name]) - offset);`,
  select: () =>
    `const select = (p: TextParams, name: string, forms: Forms): string =>
  (forms[String(p[name])] ?? forms.other ?? nothing)();`,
  plural: language => countHelper('plural', language, 'cardinal'),
  ordinal: language => countHelper('ordinal', language, 'ordinal'),
};

const countHelper = (
  name,
  language,
  type,
) => `const ${name}Rules = new Intl.PluralRules('${language}', { type: '${type}' });
const ${name} = (p: TextParams, name: string, forms: Forms, offset = 0): string =>
  (forms[\`=\${p[name]}\`] ?? forms[${name}Rules.select(Number(p[name]) - offset)] ?? forms.other ?? nothing)();`;

/** What the messages of one language file call. */
export function helpersFor(needs, language) {
  const used = Object.keys(HELPERS).filter(name => needs.has(name));
  const forms = used.some(name => ['select', 'plural', 'ordinal'].includes(name));
  return [
    ...(forms
      ? ['type Forms = Readonly<Record<string, () => string>>;', "const nothing = (): string => '';"]
      : []),
    ...used.map(name => HELPERS[name](language)),
  ].join('\n');
}
