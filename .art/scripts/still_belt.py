"""STILL - the belt, standing in its own curve on the canvas."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-belt'
RC = .30


def bent(objs, rc):
    """what was drawn flat (x along the strap, y up, z towards us) laid round a cylinder"""
    dg = bpy.context.evaluated_depsgraph_get(); dg.update(); out = []
    for o in objs:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); M = o.matrix_world.copy()
        for v_ in me.vertices:
            p = M @ v_.co; t = p.x / rc
            v_.co = ((rc + p.z) * math.sin(t), -(rc + p.z) * math.cos(t) + rc, p.y)
        n = link(bpy.data.objects.new(o.name, me)); out.append(n); bpy.data.objects.remove(o)
    return out


def build():
    from coin import s_poly
    reset(); size()
    gold = mat('gold', (.88, .53, .14), .20, metal=1., bump=(60, .06, .0015, 3)); dark = mat('field', (.42, .21, .04), .42, metal=1., bump=(520, .14, .0008, 2))
    hide = mat('hide', (.013, .010, .010), .40, spec=.5, coat=.25, bump=(190, .35, .0016, 6)); red = mat('stone', lin('B3190B'), .08, spec=.9, coat=1.)
    flat = []
    # strap: a long soft plate, wider in the middle
    n = 160; V, Fc = [], []
    for i in range(n + 1):
        x = -.80 + 1.6 * i / n; hh = .088 + .040 * math.exp(-(x / .20) ** 2)
        for y, z in ((-hh, -.004), (-hh, .004), (hh, .004), (hh, -.004)): V.append((x, y, z))
    for i in range(n):
        for j in range(4): Fc.append((i * 4 + j, i * 4 + (j + 1) % 4, (i + 1) * 4 + (j + 1) % 4, (i + 1) * 4 + j))
    flat.append(mesh('strap', V, Fc, hide, smooth=False))
    for y in (1, -1):                                         # seam along both edges
        flat.append(curve('seam', [(x, y * (.088 + .040 * math.exp(-(x / .20) ** 2) - .010), .0045) for x in np.linspace(-.8, .8, 120)], .0016, mat('seam', lin('C98B1F'), .5)))
    # main plate: rings, beads and our letter
    prof = [(0, .016), (.100, .016), (.103, .022), (.109, .022), (.112, .017), (.122, .017), (.126, .026), (.137, .026), (.142, .018), (.143, .004)]
    m = lathe('main', prof, gold, 180); m.data.materials.append(dark)
    for p in m.data.polygons:
        if p.index < 180: p.material_index = 1
    flat.append(m)
    for j in range(60):
        a = 2 * math.pi * j / 60; flat.append(sphere('bead', (.117 * math.cos(a), .117 * math.sin(a), .019), .0035, gold, 10))
    for j in range(8):                                        # points round the rim
        a = 2 * math.pi * (j + .5) / 8; b = sphere('point', (.150 * math.cos(a), .150 * math.sin(a), .010), 1, gold, 20); b.scale = (.026, .015, .010); b.rotation_euler = (0, 0, a); flat.append(b)
    for j in range(4):
        a = 2 * math.pi * j / 4; b = sphere('gem', (.131 * math.cos(a), .131 * math.sin(a), .026), .008, red, 20); flat.append(b)
    s_ = plate([(x * .125, y * .105) for x, y in s_poly()], gold, .006, .005, -.004); s_.location = (0, 0, .022); flat.append(s_)
    for sg in (1, -1):
        for i in range(9):
            a = math.radians(-52 + i * 13); b = sphere('leaf', (sg * .086 * math.cos(a), .086 * math.sin(a), .017), 1, gold, 12); b.scale = (.0034, .0095, .004); b.rotation_euler = (0, 0, sg * (a - .42)); flat.append(b)
        for k, (x, wd, ht) in enumerate(((.225, .052, .072), (.335, .042, .060))):      # side plates
            pts = [(wd * px, ht * py) for px, py in ((-1, -.6), (-.7, -1), (.7, -1), (1, -.6), (1, .6), (.7, 1), (-.7, 1), (-1, .6))]
            o = plate(pts, gold, .004, .004, -.003); o.location = (sg * x, 0, .008); flat.append(o)
            o = plate([(q * .74, w_ * .76) for q, w_ in pts], dark, .003, .001); o.location = (sg * x, 0, .012); flat.append(o)
            o = sphere('boss', (sg * x, 0, .014), 1, gold, 24); o.scale = (.016, .030, .008); flat.append(o)
        for i in range(14):
            for y in (.058, -.058):
                flat.append(sphere('stud', (sg * (.42 + .028 * i), y, .005), .0058, gold, 12))
    parts = bent(flat, RC)
    parented(parts, (.30, 0, .150), (math.radians(-9), 0, math.radians(-13)))
    rope = rope_mats(); far_ropes(3.6, rope); ring_floor(1.6, (9, 8))
    corner(3.2, 3.6, mat('cpad', lin('A81E0C'), .35, coat=.4), rope)
    x, z = .30, .17
    spot((2.2, 5.2, 3.6), (x, 0, z), lin('FFCB70'), 1300, 26, .6, .2)
    area((1.15, -.05, .62), (x, -.05, z), lin('FFC056'), 22, .22, .8)
    area((-.62, -.10, .60), (x - .05, -.05, z), TEAL, 1.6, .16, .7)
    area((x, -.25, 1.10), (x, 0, z), lin('FFD790'), 9, 1.1, .22)
    area((.75, -.85, .05), (x, 0, z), EMBER, 1.6, .5, .2)
    area((-.5, -1.3, .7), (x, 0, z), COOLW, 1.6, .5)
    area((.1, -1.9, .34), (x, 0, z), lin('FFD790'), 2.6, 1.6, .3)
    area((.4, 3.2, 3.6), (.4, 2.0, 0), lin('FFB44E'), 80, 2.2, spread=100)
    camera((-.03, -1.50, .255), (.045, .2, .175), lens=50, focus=(x - .02, -.06, .18), fstop=4.5)
    finish(NAME, bounces=4)


def post():
    ring_night(NAME, seed=6, crowd=60, front=lambda cam, img: motes(cam, img, (-.4, -.6, .02), (1., 1., .7)))


main(build, post)
