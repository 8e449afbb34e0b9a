export const id = 788;
export const ids = [788];
export const modules = {

/***/ 7788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSecrets: () => (/* binding */ findSecrets)
/* harmony export */ });
/* harmony import */ var _secretlint_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9974);
/* harmony import */ var _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(169);


/** Left out: it lets the text itself switch the other rules off (`secretlint-disable`). */
const commentFilter = '@secretlint/secretlint-rule-filter-comments';
const config = {
    rules: _secretlint_secretlint_rule_preset_recommend__WEBPACK_IMPORTED_MODULE_1__/* .rules */ .a
        .filter((rule) => rule.meta.id !== commentFilter)
        .map((rule) => ({ id: rule.meta.id, rule })),
};
/**
 * The places, as sorted `[start, end)` pairs in UTF-16 code units, at which secretlint's recommended
 * rules see a secret. Reads no file: the path is a name only.
 */
async function findSecrets(text) {
    const { messages } = await (0,_secretlint_core__WEBPACK_IMPORTED_MODULE_0__/* .lintSource */ .n)({
        source: { content: text, filePath: 'text', contentType: 'text' },
        options: { config, noPhysicFilePath: true },
    });
    return messages
        .map(({ range }) => [range[0], range[1]])
        .sort((one, other) => one[0] - other[0]);
}


/***/ })

};
