/** From the weakest: what a board says of its own parts holds against the frame, and the frame against the kit. */
const LAYERS = [
  ['kit', /\/packages\/board-kit\//],
  ['frame', /\/packages\/web\//],
  ['board', /\/packages\/games\//],
];
const ORDER = LAYERS.map(([name]) => name).join(', ');
/** These may stand only at the top of a sheet. */
const AT_TOP = ['import', 'charset', 'layer'];

/** A style sheet lies in the cascade layer of its room, whichever is loaded first. */
export const layers = () => ({
  postcssPlugin: 'layers',
  OnceExit(root, { AtRule }) {
    const path = root.source?.input.file?.replaceAll('\\', '/') ?? '';
    const [layer] = LAYERS.find(([, room]) => room.test(path)) ?? [];
    if (!layer) return;
    const inside = root.nodes.filter(node => !(node.type === 'atrule' && AT_TOP.includes(node.name)));
    const wrapper = new AtRule({ name: 'layer', params: layer, nodes: [] });
    wrapper.append(inside);
    root.append(new AtRule({ name: 'layer', params: ORDER }), wrapper);
  },
});
layers.postcss = true;
