/** True in the folder that `npm run build:static` writes. It has no server: places are behind the # of the address, and nothing is played online. Where a whole part is left out, the test is written out: the bundler drops an import only where it sees the constant itself. */
export const IS_STATIC = import.meta.env.MODE === 'static';
