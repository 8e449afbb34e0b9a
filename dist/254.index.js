export const id = 254;
export const ids = [254];
export const modules = {

/***/ 254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serverRedactor: () => (/* binding */ serverRedactor)
/* harmony export */ });
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(417);

// src/text/server-redactor.ts
const serverRedactor = (0,_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .lY)({
	secrets: [],
	enabled: true
});



/***/ })

};
