import * as runtime from 'react/jsx-runtime'

/**
 * React's, as exports of an ES module: of its own, which is CommonJS, each chunk makes an object first and each element is
 * a call of that object's member.
 */
export const { Fragment, jsx, jsxs } = runtime
